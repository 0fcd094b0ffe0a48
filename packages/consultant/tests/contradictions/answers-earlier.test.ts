import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** A cause, another right before the answer, and an answer that names the first. */
const talks: Record<KnownLanguage, string> = {
	en: `Tom: The linen comes out grey because the softener broke in July.
Tom: One third comes back damp because the dryers are overloaded on Mondays.
Lena: I disagree that it is the softener. The laboratory measured a hardness of 3.1, within limits.`,
	de: `Tom: Die Wäsche wird grau, weil die Enthärtungsanlage im Juli ausgefallen ist.
Tom: Ein Drittel kommt feucht zurück, weil die Trockner montags überlastet sind.
Lena: Ich bin nicht einverstanden, dass es die Enthärtungsanlage ist. Das Labor hat eine Härte von 3,1 gemessen, innerhalb der Grenzen.`,
	fr: `Tom : Le linge sort gris parce que l'adoucisseur est tombé en panne en juillet.
Tom : Un tiers revient humide parce que les séchoirs sont surchargés le lundi.
Lena : Je ne suis pas d'accord que ce soit l'adoucisseur. Le laboratoire a mesuré une dureté de 3,1, dans les limites.`,
	es: `Tom: La ropa sale gris porque el descalcificador se averió en julio.
Tom: Un tercio vuelve húmedo porque las secadoras están sobrecargadas los lunes.
Lena: No estoy de acuerdo en que sea el descalcificador. El laboratorio midió una dureza de 3,1, dentro de los límites.`,
	it: `Tom: La biancheria esce grigia perché l'addolcitore si è guastato a luglio.
Tom: Un terzo torna umido perché gli essiccatori sono sovraccarichi il lunedì.
Lena: Non sono d'accordo che sia l'addolcitore. Il laboratorio ha misurato una durezza di 3,1, entro i limiti.`,
	nl: `Tom: Het linnen komt grauw terug omdat de ontharder in juli kapot is gegaan.
Tom: Een derde komt vochtig terug omdat de drogers op maandag overbelast zijn.
Lena: Ik ben het er niet mee eens dat het de ontharder is. Het laboratorium mat een hardheid van 3,1, binnen de grenzen.`,
};

const dryers = /dryers|Trockner|séchoirs|secadoras|essiccatori|drogers/u;
const softener = /softener|Enthärtung|adoucisseur|descalcificador|addolcitore|ontharder/u;

describe("an answer that names its matter", () => {
	it.each(Object.entries(talks))(
		"speaks against what has it, not against the sentence before it (%s)",
		(_, text) => {
			const { causes, contradictions } = caseOfText(text);
			expect(causes.map(({ text: cause }) => cause).filter((cause) => dryers.test(cause))).toHaveLength(1);
			expect(contradictions.map(({ one }) => one.plain).filter((one) => softener.test(one))).toHaveLength(1);
			expect(contradictions.filter(({ one }) => dryers.test(one.plain))).toEqual([]);
		},
	);
});
