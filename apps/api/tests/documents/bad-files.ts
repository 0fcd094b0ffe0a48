import { CFB } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";

const packaged = "http://schemas.openxmlformats.org/package/2006";
const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** A Word document around the given XML. */
export function wordDocument(document: Uint8Array, more: Record<string, Uint8Array> = {}): Buffer {
	const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
	const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
	return Buffer.from(
		zipSync({
			"[Content_Types].xml": strToU8(
				`<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="${type}"/></Types>`,
			),
			"_rels/.rels": strToU8(
				`<Relationships xmlns="${packaged}/relationships"><Relationship Id="r" Type="${office}" Target="word/document.xml"/></Relationships>`,
			),
			"word/document.xml": document,
			...more,
		}),
	);
}

/** The XML of a Word document with the given body. */
export const wordXml = (body: string, prologue = ""): Uint8Array =>
	strToU8(
		`<?xml version="1.0"?>${prologue}<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
	);

export const wordParagraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A PDF of the given objects (their dictionaries, the first is the catalog), with a correct table of places. */
export function pdfOf(objects: readonly string[], trailer = ""): Buffer {
	const parts = ["%PDF-1.4\n"];
	let length = parts[0]?.length ?? 0;
	const offsets = objects.map((object, at) => {
		const offset = length;
		const part = `${at + 1} 0 obj\n${object}\nendobj\n`;
		parts.push(part);
		length += part.length;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	parts.push(
		`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
	);
	return Buffer.from(parts.join(""), "latin1");
}

/** A PDF of so many pages, each with one line. */
export function longPdf(pages: number): Buffer {
	const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(" ");
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	];
	for (let page = 1; page <= pages; page++) {
		const drawing = `BT /F 12 Tf 72 700 Td (Orders are late on page number ${page}.) Tj ET`;
		objects.push(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + page * 2 - 1} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
			`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
		);
	}
	return pdfOf(objects);
}

/** A PDF that opens with a password only. */
export function encryptedPdf(): Buffer {
	const key = "5a".repeat(32);
	return pdfOf(
		[
			"<< /Type /Catalog /Pages 2 0 R >>",
			"<< /Type /Pages /Count 0 /Kids [] >>",
			`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`,
		],
		`/Encrypt 3 0 R /ID [<${"01".repeat(16)}> <${"01".repeat(16)}>]`,
	);
}

/** How Office wraps an encrypted docx or xlsx. */
export function encryptedOffice(): Buffer {
	const container = CFB.utils.cfb_new();
	CFB.utils.cfb_add(container, "EncryptionInfo", Buffer.alloc(200, 7));
	CFB.utils.cfb_add(container, "EncryptedPackage", Buffer.alloc(6_000, 9));
	return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}

/** A workbook of Excel 97 with the record that says that a password protects it. */
export function encryptedXls(workbook: Buffer): Buffer {
	const container = CFB.read(workbook, { type: "buffer" });
	const stream = CFB.find(container, "Workbook");
	if (!stream) throw new Error("This is no workbook");
	const content = Buffer.from(stream.content as Uint8Array);
	const beginning = 4 + content.readUInt16LE(2);
	const filePass = Buffer.alloc(4 + 54);
	filePass.writeUInt16LE(0x2f, 0);
	filePass.writeUInt16LE(54, 2);
	filePass.writeUInt16LE(1, 4);
	filePass.writeUInt16LE(1, 6);
	filePass.writeUInt16LE(1, 8);
	stream.content = Buffer.concat([content.subarray(0, beginning), filePass, content.subarray(beginning)]);
	stream.size = stream.content.length;
	return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}

/** A PNG that says it is so large; it has hardly any pixels. */
export function hugePng(width: number, height: number): Buffer {
	const header = Buffer.alloc(33);
	Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(header);
	header.writeUInt32BE(width, 16);
	header.writeUInt32BE(height, 20);
	header.set([8, 6, 0, 0, 0], 24);
	return Buffer.concat([header, Buffer.alloc(400, 1)]);
}
