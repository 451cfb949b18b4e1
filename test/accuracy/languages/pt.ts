import { type Language, phrases } from './language.ts';

export const PORTUGUESE_WORDS: Language = {
  code: 'pt',
  countries: ['PT'],
  labels: {
    iban: phrases(`
      IBAN | Conta | Conta bancária | N.º de conta (IBAN) | Código IBAN | NIB/IBAN | IBAN n.º
    `),
    bic: ['BIC', 'SWIFT', 'BIC/SWIFT', 'Código SWIFT'],
    phone: ['Tel.', 'Telefone', 'Telemóvel', 'Tlm.', 'Tlf.', 'Contacto telefónico', 'Celular'],
    fax: ['Fax'],
    email: ['E-mail', 'Correio eletrónico', 'Email', 'Endereço de e-mail'],
    vat: {
      any: ['NIF IVA', 'N.º IVA', 'VAT', 'Número de IVA', 'NIF-IVA', 'IVA n.º'],
      PT: phrases(`
        NIF | NIPC | Contribuinte n.º | N.º contribuinte | N.I.F. | Número de contribuinte
        NIF/NIPC
      `),
    },
  },
  headers: {
    company: ['Fornecedor', 'Empresa', 'Nome'],
    city: ['Cidade', 'Localidade'],
    number: ['N.º fornecedor', 'Código'],
    iban: ['IBAN', 'Conta (IBAN)', 'Conta bancária'],
    vat: ['NIF-IVA', 'NIF', 'N.º IVA'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Telefone', 'Tel.'],
    email: ['E-mail', 'Correio eletrónico'],
  },
  invoice: {
    title: 'Fatura',
    number: 'Fatura n.º',
    date: 'Data de emissão',
    due: 'Vencimento',
    customer: 'Cliente n.º',
    order: 'Encomenda n.º',
    columns: ['Pos.', 'Referência', 'Descrição', 'Quantidade', 'Preço', 'Valor'],
    net: 'Total sem IVA',
    tax: 'IVA 23%',
    sum: 'Total a pagar',
    bank: 'Pagamento a 30 dias por transferência para a conta indicada.',
  },
  imprint: [
    'Aviso legal',
    'Conservatória do Registo Comercial de Lisboa, matrícula n.º',
    'Responsável pelo conteúdo',
    'Todos os direitos reservados.',
  ],
  mail: ['De', 'Para', 'Data', 'Assunto'],
  items: phrases(`
    Parafuso sextavado M8 | Papel A4 | Consultoria | Manutenção de elevador | Junta 12 mm
    Licença, 12 meses
  `),
  companies: phrases(`
    Exemplo Sul, Lda. | Madeiras Amostra, S.A. | Modelo e Filhos, Lda.
    Oficinas Prova, Unipessoal Lda.
  `),
  people: ['Rita Amostra', 'João Exemplo', 'Ana Modelo'],
  streets: phrases(`
    Rua do Exemplo, 12 | Av. da Amostra, 3, 2.º Esq. | Largo do Modelo, 1 | Zona Industrial, lote 4
  `),
  cities: ['1100-053 Lisboa', '4000-322 Porto', '3000-010 Coimbra'],
  greeting: ['Exmos. Senhores,', 'Olá Rita,', 'Prezado senhor,'],
  closing: ['Com os melhores cumprimentos', 'Atenciosamente', 'Um abraço'],
  prose: [
    'agradecemos a sua encomenda de 3 de março de 2026.',
    'A entrega tem 24 caixas e chega na semana 37.',
    'Indique sempre a referência 2026-004711 nos seus pedidos.',
    'O escritório está aberto das 9h00 às 17h30, de segunda a sexta.',
  ],
  sentences: [
    'Transfira o valor em aberto para a nossa nova conta {iban} no Banco Modelo.',
    'O nosso IBAN é {iban!} e o BIC é {bic!}.',
    'Os honorários são pagos em {iban} como sempre.',
    'Emita a fatura em nome de {vat} a partir de agora.',
    'O nosso NIF-IVA é {vat!}.',
    'Pode ligar-nos para {phone} ou escrever para {email}.',
    'Escreva para {email} ou ligue para {phone}.',
    'A conta anterior, IBAN {iban!}, está fechada; a nova é {iban}.',
  ],
};
