import type { Quote } from "@throughline/domain/consultant/evidence";
import { givenEvidence } from "@throughline/domain/consultant/evidence";
import { describe, expect, it } from "vitest";
import { quoteOf } from "../../src/case/quote.ts";
import { analysisOf, consult, decisionsOf, enhancedAnalysisOf, planOf } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { materialOf, today } from "../read-text.ts";

const evidenceId = "018f0000-0000-7000-8000-000000000002";

/** A text with what a person gave as evidence for a why of their own. */
function consulted(text: string, evidence: string | null) {
	const material = materialOf(text);
	if (evidence === null) return consult(material, shippedPlaybooks());
	const passage = {
		id: "018f0000-0000-7000-8000-200000000000",
		documentId: evidenceId,
		position: 0,
		start: 0,
		end: evidence.length,
		text: evidence,
	};
	return consult(
		{
			...material,
			sources: [...material.sources, { id: evidenceId, name: `${givenEvidence}A why`, content: evidence }],
			passages: [...material.passages, passage],
		},
		shippedPlaybooks(),
	);
}

/** What analysis and plan say of a root cause, the first of its quotes being of the statement with some words in it. */
function saidOf(text: string, rootCause: string, words: string | null, evidence: string | null = null) {
	const consultation = consulted(text, evidence);
	const backing = consultation.case.statements.find(({ plain }) => words !== null && plain.includes(words));
	const quotes: Quote[] = backing ? [quoteOf(backing)] : [];
	const settled = { rootCause, quotes, whysPath: [rootCause], research: null };
	const decisions = decisionsOf(consultation, settled, today);
	const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
	const plan = planOf(consultation, { rootCause, quotes, decisions, selected }, today);
	const name = rootCause.replace(/\.$/u, "");
	const stream = plan.workstreams.find(({ title }) => title.includes(name));
	const analysis = enhancedAnalysisOf(consultation, settled);
	analysisOf(consultation, settled);
	const rationale = analysis.recommendations.find(({ text }) => text.includes(rootCause))?.rationale ?? "";
	const why = plan.summary?.find(({ text }) => text.includes(rootCause))?.text ?? "";
	return {
		mark: stream?.mark,
		said: [stream?.description, stream?.tasks[0]?.description].join(" "),
		analysis: `${analysis.confidenceExplanation} ${rationale}`,
		why,
	};
}

const texts = [
	[
		"en",
		"The line stands still 11 hours a week. Spare parts are missing in the store. A digital log would cost £12,000.",
		"Spare parts",
		"The store policy has no grade for critical spare parts",
		/in your text\b|your text states/i,
		/own words|your own/i,
	],
	[
		"de",
		"Die Linie steht 11 Stunden in der Woche. Im Lager fehlen Ersatzteile. Eine digitale Erfassung kostet 12.000 €.",
		"Ersatzteile",
		"Die Lagerpolitik kennt keine Einstufung kritischer Ersatzteile",
		/(?:steht|Steht) in Ihrem Text|Ihr Text nennt/,
		/eigene/,
	],
	[
		"fr",
		"La ligne est arrêtée 11 heures par semaine. Des pièces manquent au magasin. Un relevé numérique coûte 12 000 €.",
		"pièces",
		"La règle du magasin ne classe pas les pièces critiques",
		/figure dans votre texte|Indiqué dans votre texte|Votre texte/i,
		/propres mots|les vôtres/,
	],
	[
		"es",
		"La línea está parada 11 horas por semana. Faltan piezas en el almacén. Un registro digital cuesta 12.000 €.",
		"piezas",
		"La norma del almacén no clasifica las piezas críticas",
		/está en su texto|Indicado en su texto|Su texto/i,
		/propias palabras|son suyas/,
	],
	[
		"it",
		"La linea è ferma 11 ore a settimana. Mancano ricambi in magazzino. Un registro digitale costa 12.000 €.",
		"ricambi",
		"La regola del magazzino non classifica i ricambi critici",
		/è nel testo|Indicato nel testo|Il testo/i,
		/parole su?e|sono sue/,
	],
	[
		"nl",
		"De lijn staat 11 uur per week stil. In het magazijn ontbreken onderdelen. Een digitaal logboek kost € 12.000.",
		"onderdelen",
		"De magazijnregel kent geen klasse voor kritieke onderdelen",
		/staat in uw tekst|Uw tekst/i,
		/eigen woorden|van u;/,
	],
] as const;

describe("a root cause in a person's own words", () => {
	it.each(texts)(
		"%s: with passages behind it is called theirs, in analysis and plan",
		(_language, text, backing, rootCause, ofText, ofOwn) => {
			const { mark, said, analysis, why } = saidOf(text, rootCause, backing);
			expect(mark).toBe("asked");
			for (const each of [said, analysis, why]) expect(each).toMatch(ofOwn);
			for (const each of [said, analysis]) expect(each).not.toMatch(ofText);
		},
	);

	it.each(texts)("%s: without any is assumed", (_language, text, _backing, rootCause, _ofText, ofOwn) => {
		const { mark, why } = saidOf(text, rootCause, null);
		expect(mark).toBe("assumed");
		expect(why).not.toMatch(ofOwn);
	});

	it.each(texts)(
		"%s: is theirs also where what they gave as evidence says the very same",
		(_language, text, _backing, rootCause, ofText, ofOwn) => {
			const { mark, said, analysis } = saidOf(text, rootCause, rootCause, `${rootCause}.`);
			expect(mark).toBe("asked");
			expect(analysis).toMatch(ofOwn);
			expect(said).not.toMatch(ofText);
		},
	);

	it.each(texts)("%s: that the text itself states is quoted", (_language, text, backing) => {
		const consultation = consulted(text, null);
		const stated = consultation.case.statements.find(({ plain }) => plain.includes(backing))?.plain ?? "";
		expect(saidOf(text, stated, backing).mark).toBe("quoted");
	});
});
