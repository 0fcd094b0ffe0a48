import { expect, test } from "vitest";
import { plain } from "./wording.ts";

test.each([
	["The hub sorts by hand  after 10 p.m.", "The hub sorts by hand after 10 p.m."],
	["The hub sorts by hand (until 6 a.m.).", "The hub sorts by hand (until 6 a.m.)"],
	["„Die Halle schließt um acht.“", "Die Halle schließt um acht"],
	["It was moved to the U.S.!", "It was moved to the U.S."],
	["Nobody asked why?", "Nobody asked why"],
])("“%s” is told as “%s”", (text, told) => expect(plain(text)).toBe(told));
