import { describe, expect, it } from 'vitest';
import { companyDomainOf, createKnownDomains } from '../../lib/suppliers/look-alike.ts';

const knownOf = (...domains: readonly string[]) =>
  createKnownDomains(domains.flatMap((domain) => companyDomainOf(domain) ?? []));
const lookAlikeOf = (known: string, typed: string, isMeant = false) =>
  knownOf(known).lookAlikeOf(`office@${typed}`, () => isMeant);

describe('domains that look like a supplier’s', () => {
  it.each([
    ['acmegroup.com', 'acme-group.com'],
    ['acme.de', 'acme-billing.de'],
    ['acme-holding.de', 'acme.de'],
    ['metallbau-nord.de', 'metallbau-nord.com'],
    ['metallbau-nord.de', 'metalbau-nord.de'],
    ['metallbau-nord.de', 'meatllbau-nord.de'],
    ['harrison.co.uk', 'harris0n.co.uk'],
    ['commerz.de', 'cornmerz.de'],
    ['dental-nord.de', 'clental-nord.de'],
    ['wagner.de', 'vvagner.de'],
    ['mobilia.de', 'mobi1ia.de'],
    ['acme.de', 'invoice-acme.de'],
    ['acme.com', 'аcme.com'],
    ['acme.com', 'xn--cme-5cd.com'],
    ['acme.de', 'acme.de.pay-secure.net'],
    ['acme.de', 'mail.acme.de.pay-secure.net'],
    ['acme.co.uk', 'acme.co.uk.invoices.example.com'],
    ['acme.de', 'acme-de.net'],
    ['acme.de', 'acme.de.github.io'],
  ])('%s: %s', (known, typed) => {
    expect(lookAlikeOf(known, typed)).toBe(known);
  });

  it.each([
    ['acme.de', 'acme.de'],
    ['acme.de', 'mail.acme.de'],
    ['acme.de', 'de.acme.net'],
    ['acme.de', 'notacme.de.net'],
    ['acme.de', 'acme.at'],
    ['kraft.de', 'krafft.de'],
    ['krafft.de', 'krafft.com'],
    ['metallbau-nord.de', 'metallbau-nord.at'],
    ['metallbau-nord.de', 'metalbau-nord.com'],
    ['metallbau-nord.de', 'petallbau-nord.de'],
    ['hotel-nord24.de', 'hotel-nord25.de'],
    ['muller-metallbau.de', 'xn--mller-metallbau-zvb.de'],
    ['hoffmann.de', 'hofmann.de'],
    ['gmail.com', 'gmaill.com'],
    ['anything.github.io', 'anythlng.github.io'],
  ])('%s: not %s', (known, typed) => {
    expect(lookAlikeOf(known, typed)).toBeUndefined();
  });

  it('needs less where other values say that it is this supplier', () => {
    expect(lookAlikeOf('kraft.de', 'krafft.de', true)).toBe('kraft.de');
    expect(lookAlikeOf('acme.de', 'acme.at', true)).toBe('acme.de');
  });

  it('does not take one supplier for another', () => {
    const known = knownOf('metallbau-nord.de', 'metallbau-nort.de');
    expect(known.lookAlikeOf('office@metallbau-nort.de')).toBeUndefined();
  });
});
