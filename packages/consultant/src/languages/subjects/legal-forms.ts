/** What a firm's name ends with, as the source of a regular expression. */
export const legalForm =
	"(?:GmbH|AG|KG|KGaA|UG|OHG|e\\.V\\.|Ltd\\.?|Limited|LLC|LLP|PLC|plc|Inc\\.?|Corp\\.?|B\\.?V\\.?|N\\.?V\\.?|S\\.?A\\.?(?:R\\.?L\\.?|S\\.?)?|SARL|SAS|S\\.?L\\.?|SpA|S\\.p\\.A\\.|S\\.?r\\.?l\\.?|Oy|AB|A/S|Sp\\. z o\\.o\\.)";
