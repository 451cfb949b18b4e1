import { type Language, phrases } from './language.ts';

export const SPANISH_WORDS: Language = {
  code: 'es',
  countries: ['ES'],
  labels: {
    iban: phrases(`
      IBAN | Cuenta | Cuenta bancaria | N.º de cuenta (IBAN) | Código IBAN | Cuenta IBAN | Nº IBAN
    `),
    bic: ['BIC', 'SWIFT', 'BIC/SWIFT', 'Código SWIFT'],
    phone: ['Tel.', 'Teléfono', 'Tfno.', 'Telf.', 'Móvil', 'Tlf.', 'Teléfono móvil'],
    fax: ['Fax'],
    email: ['Correo electrónico', 'E-mail', 'Email', 'Correo', 'e-mail'],
    vat: {
      any: ['NIF IVA', 'N.º IVA', 'NIF-IVA', 'VAT', 'NIF intracomunitario', 'Número de IVA'],
      ES: ['NIF', 'CIF', 'N.I.F.', 'C.I.F.', 'NIF/CIF', 'N.I.F', 'CIF/NIF'],
    },
  },
  headers: {
    company: ['Proveedor', 'Empresa', 'Nombre'],
    city: ['Ciudad', 'Localidad'],
    number: ['N.º proveedor', 'Código'],
    iban: ['IBAN', 'Cuenta (IBAN)', 'Cuenta bancaria'],
    vat: ['NIF-IVA', 'NIF', 'NIF/IVA'],
    bic: ['BIC', 'SWIFT'],
    phone: ['Teléfono', 'Tel.'],
    email: ['Correo electrónico', 'E-mail'],
  },
  invoice: {
    title: 'Factura',
    number: 'N.º de factura',
    date: 'Fecha de factura',
    due: 'Vencimiento',
    customer: 'N.º de cliente',
    order: 'Pedido n.º',
    columns: ['Pos.', 'Referencia', 'Descripción', 'Cantidad', 'Precio', 'Importe'],
    net: 'Base imponible',
    tax: 'IVA 21 %',
    sum: 'Total factura',
    bank: 'Pago a 30 días por transferencia a la cuenta indicada.',
  },
  imprint: [
    'Aviso legal',
    'Registro Mercantil de Madrid, tomo 12.345, folio 67, hoja M-',
    'Responsable',
    'El acceso a este sitio implica la aceptación de las condiciones de uso.',
  ],
  mail: ['De', 'Para', 'Fecha', 'Asunto'],
  items: phrases(`
    Tornillo hexagonal M8 | Papel A4 | Consultoría | Mantenimiento ascensor | Junta 12 mm
    Licencia, 12 meses
  `),
  companies: phrases(`
    Ejemplo Sur S.L. | Maderas Muestra S.A. | Modelo e Hijos S.L. | Talleres Prueba S.L.U.
  `),
  people: ['Lucía Muestra', 'Juan Ejemplo', 'Carmen Prueba'],
  streets: phrases(`
    C/ Ejemplo, 12 | Avda. de la Muestra, 3, 2.º B | Pol. Ind. Norte, nave 4 | Plaza Mayor, 1
  `),
  cities: ['28001 Madrid', '08002 Barcelona', '41001 Sevilla', '46003 Valencia'],
  greeting: ['Estimados señores:', 'Hola, Lucía:', 'Muy señor mío:'],
  closing: ['Un saludo', 'Atentamente', 'Saludos cordiales'],
  prose: [
    'gracias por su pedido del 3 de marzo de 2026.',
    'La entrega consta de 24 cajas y llegará en la semana 37.',
    'Indique siempre la referencia 2026-004711 en sus consultas.',
    'Nuestro horario es de 9:00 a 17:30 de lunes a viernes.',
  ],
  sentences: [
    'Transfiera el importe pendiente a nuestra nueva cuenta {iban} en el Banco Modelo.',
    'Nuestro IBAN es {iban!} y el BIC es {bic!}.',
    'Los honorarios se abonan en {iban} como siempre.',
    'Emita la factura a nombre de {vat} a partir de ahora.',
    'Nuestro NIF-IVA es {vat!}.',
    'Puede llamarnos al {phone} o escribir a {email}.',
    'Escriba a {email} o llame al {phone}.',
    'La cuenta anterior, IBAN {iban!}, está cerrada; la nueva es {iban}.',
  ],
};
