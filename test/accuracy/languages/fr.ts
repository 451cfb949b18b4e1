import { type Language, phrases } from './language.ts';

export const FRENCH_WORDS: Language = {
  code: 'fr',
  countries: ['FR', 'BE', 'CH', 'LU'],
  labels: {
    iban: phrases(`
      IBAN | N° IBAN | Compte | Compte bancaire | Code IBAN | Compte bancaire (IBAN) | IBAN n°
    `),
    bic: ['BIC', 'Code BIC', 'SWIFT', 'BIC/SWIFT', 'Code SWIFT'],
    phone: ['Tél.', 'Téléphone', 'Tél', 'Portable', 'Mobile', 'N° de téléphone', 'T.', 'Standard'],
    fax: ['Fax', 'Télécopie'],
    email: ['E-mail', 'Courriel', 'Email', 'Mél', 'Adresse e-mail'],
    vat: {
      any: ['N° TVA', 'TVA', 'N° de TVA', 'TVA intracommunautaire', 'Numéro de TVA'],
      FR: phrases(`
        TVA intracommunautaire | N° TVA intracommunautaire | N° TVA | N° de TVA intracom.
        TVA intra | Identifiant TVA
      `),
      BE: ['TVA', 'N° TVA', "N° d'entreprise", 'TVA BE'],
      CH: ['N° TVA', 'IDE', 'TVA'],
    },
  },
  headers: {
    company: ['Fournisseur', 'Société', 'Nom'],
    city: ['Ville'],
    number: ['N° fournisseur', 'Code', 'N°'],
    iban: ['IBAN', 'Compte (IBAN)', 'Compte bancaire'],
    vat: ['N° TVA', 'TVA intracommunautaire', 'TVA intra'],
    bic: ['BIC', 'Code BIC'],
    phone: ['Téléphone', 'Tél.'],
    email: ['E-mail', 'Courriel'],
  },
  invoice: {
    title: 'Facture',
    number: 'Facture n°',
    date: 'Date de facture',
    due: 'Échéance',
    customer: 'N° client',
    order: 'Commande n°',
    columns: ['Pos.', 'Référence', 'Désignation', 'Quantité', 'Prix unitaire', 'Montant'],
    net: 'Total HT',
    tax: 'TVA 20 %',
    sum: 'Total TTC',
    bank: 'Règlement à 30 jours par virement sur le compte ci-dessous.',
  },
  imprint: [
    'Mentions légales',
    'RCS Paris B',
    'Directeur de la publication',
    'Conformément à la loi du 6 janvier 1978, vous disposez d’un droit d’accès.',
  ],
  mail: ['De', 'À', 'Date', 'Objet'],
  items: phrases(`
    Vis à tête hexagonale M8 | Papier A4 | Conseil sur site | Entretien ascenseur | Joint 12 mm
    Licence, 12 mois
  `),
  companies: phrases(`
    Exemple Sud SARL | Établissements Modèle SA | Dupont-Exemple SAS | Bois du Modèle EURL
  `),
  people: ['Marie Exemple', 'Jean Modèle', 'Luc Spécimen'],
  streets: phrases(`
    12 rue de l’Exemple | 3 bis avenue du Modèle | 101, bd de la République | ZI Nord, bât. 4
  `),
  cities: ['75001 Paris', '69002 Lyon', '1000 Bruxelles', '1204 Genève'],
  greeting: ['Madame, Monsieur,', 'Bonjour Marie,', 'Cher Monsieur,'],
  closing: ['Cordialement', 'Bien à vous', 'Veuillez agréer nos salutations distinguées'],
  prose: [
    'nous vous remercions de votre commande du 3 mars 2026.',
    'La livraison de 24 cartons est prévue en semaine 37.',
    'Merci de rappeler la référence 2026-004711 dans tous vos échanges.',
    'Nos bureaux sont ouverts de 9 h à 17 h 30 du lundi au vendredi.',
  ],
  sentences: [
    'Merci de virer le solde sur notre nouveau compte {iban} à la Banque Modèle.',
    'Notre IBAN est {iban!}, le code BIC est {bic!}.',
    'Les honoraires sont versés sur {iban} comme toujours.',
    'Veuillez établir la facture au nom de {vat}.',
    'Notre numéro de TVA est {vat!}.',
    'Vous pouvez nous joindre au {phone} ou écrire à {email}.',
    'Écrivez à {email} ou appelez le {phone}.',
    'L’ancien compte, IBAN {iban!}, est fermé ; le nouveau est {iban}.',
  ],
};
