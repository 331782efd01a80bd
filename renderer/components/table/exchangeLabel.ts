import type { Card } from '#engine/cards/card.ts';
import { useCardStyle } from '#renderer/components/cards/cardStyle.ts';
import { cardName } from '#renderer/components/cards/names.ts';
import { useText } from '#renderer/i18n/index.ts';
import { mayBeLaidOff, useExchange } from '#renderer/stores/exchange.ts';

/** What a screen reader says of a card of the exchange: its name, and where it lies or that it has to stay. */
export function useExchangeLabel(): (card: Card) => string {
  const { t } = useText();
  const style = useCardStyle();
  const exchange = useExchange();
  const place = (card: Card): string => {
    if (!mayBeLaidOff(card)) return t('table.exchange.stays');
    return t(exchange.tray.includes(card) ? 'table.exchange.laid' : 'table.exchange.inHand');
  };
  return (card) => `${cardName(card, style.value)}, ${place(card)}`;
}
