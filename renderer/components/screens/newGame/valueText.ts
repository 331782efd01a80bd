import type { MessageKey, Translate } from '#renderer/i18n/index.ts';
import { CONTROLS, type Setting, type SettingValue } from '#renderer/rules/settings.ts';

/** What a value of a switch is called. */
export function valueText(setting: Setting, value: SettingValue, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'common.on' : 'common.off');
  if (typeof value === 'string') return t(`rules.switches.${setting}.values.${value}` as MessageKey);
  return setting === 'hands' && value === 0 ? t('rules.switches.hands.open') : String(value);
}

/** All values a switch can have, in words. */
export function possibleText(setting: Setting, t: Translate): string {
  const control = CONTROLS[setting];
  if (control.kind === 'number')
    return t('rules.problems.wholeNumber', { from: control.min, to: control.max });
  const values = control.kind === 'choice' ? control.values : [true, false];
  return values.map((value) => valueText(setting, value, t)).join(', ');
}
