import { isSecretField } from '../../form/index.ts';

/**
 * Whether a control's value must never be read: passwords, one-time codes, cards, hidden fields, and
 * text fields that a page masks with CSS instead of `type=password`.
 */
export function isSensitiveField(element: Element): boolean {
  const masked = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return isSecretField(element) || (masked !== '' && masked !== 'none');
}
