import { expect, it } from "vitest";
import { planOfText } from "../planned-texts.ts";

const kpis = (text: string) => planOfText(text).kpis.map(({ name }) => name);

it("names a KPI by what can be done in the time, not by the day on which it was tried", () => {
	const text =
		"The regulator wants proof by 31 March 2027 that a ward can be evacuated within 40 minutes. The drill on 2 August took 95 minutes. Nobody has a list of the keys. The night shift was never trained.\n\nProposals\n- Train the night shift, £4,000";
	expect(kpis(text)).toContain("Ward can be evacuated (duration)");
	expect(kpis(text).join("\n")).not.toContain("August");
});

it.each([
	[
		"nl",
		"2. Wachttijden op de rede\n\nEen schip ligt gemiddeld 19 uur op de rede voordat het een ligplaats krijgt. De rederijen willen hoogstens 10 uur. Niemand weet wanneer een kade vrij is.",
		/voordat$/u,
	],
	[
		"de",
		"638 von 13.574 Sendungen waren beschädigt. Das sind die 4,7 %, die Ihr uns vorhaltet. Ziel sind höchstens 2 % bis Oktober. Niemand prüft die Gurte.",
		/^Das sind die$/u,
	],
])("gives a KPI no name that only another sentence explains (%s)", (_language, text, clumsy) => {
	for (const name of kpis(text)) expect(name).not.toMatch(clumsy);
});
