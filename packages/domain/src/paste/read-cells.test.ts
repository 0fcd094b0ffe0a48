import { expect, test } from "vitest";
import { readCells } from "./read-cells.ts";

test.each<[string, string, string[][]]>([
	["lines", "Draft\nReview\r\n\nSign", [["Draft"], ["Review"], ["Sign"]]],
	[
		"a list",
		"- Draft\n* Review\n• [ ] Sign\n2. Send\n10) File",
		[["Draft"], ["Review"], ["Sign"], ["Send"], ["File"]],
	],
	["a text with a hyphen", "Follow-up\n3D model\n-1 degree", [["Follow-up"], ["3D model"], ["-1 degree"]]],
	[
		"cells",
		"Draft\tHigh\nReview\t\n",
		[
			["Draft", "High"],
			["Review", ""],
		],
	],
	[
		"quoted cells",
		'A\t"two\nlines"\nB\t"say ""yes"""\n',
		[
			["A", "two\nlines"],
			["B", 'say "yes"'],
		],
	],
	[
		"a quote within a cell",
		'5" pipe\tB\nC\tD "E"',
		[
			['5" pipe', "B"],
			["C", 'D "E"'],
		],
	],
	["nothing", " \n\t\n", []],
])("%s are read row by row", (_, text, rows) => expect(readCells(text)).toEqual(rows));
