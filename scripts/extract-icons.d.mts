/** The text of renderer/components/cards/art/icons.json as it must be. */
export function extractIcons(): string;
