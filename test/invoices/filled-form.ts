/** A filled form, as a change of bank details comes. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

export async function filledForm() {
  const pageSize = { width: 595, height: 842 };
  const box = { x: 150, y: 694, width: 250, height: 20 };
  const wrong = 'DE88370400440532013000';
  const file = await PDFDocument.create();
  const page = file.addPage([pageSize.width, pageSize.height]);
  const font = await file.embedFont(StandardFonts.Helvetica);
  const form = file.getForm();
  page.drawText('New bank details', { x: 50, y: 780, size: 16, font });
  const fill = (label: string, text: string, y: number) => {
    page.drawText(label, { x: 50, y: y + 6, size: 9, font });
    const field = form.createTextField(label);
    field.setText(text);
    field.addToPage(page, { ...box, y, font });
  };
  fill('Company', 'Example Ltd', box.y + 40);
  fill('IBAN', 'DE88 3704 0044 0532 0130 00', box.y);
  fill('Email', 'office@gmail.com', box.y - 40);
  return { bytes: new Uint8Array(await file.save()), box, pageSize, wrong };
}
