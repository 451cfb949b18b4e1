import { isSecretField } from '../../form/index.ts';

/**
 * Whether a control's value must never be read: the gate's passwords, one-time codes, cards and
 * hidden fields, and text fields that a page masks by CSS instead of `type=password`.
 */
export function isSensitiveField(element: Element): boolean {
  const masked = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return isSecretField(element) || (masked !== '' && masked !== 'none');
}
