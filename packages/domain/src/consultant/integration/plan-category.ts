import { defaultCategory } from "../../benefit.ts";

/** The words that the product's screens and its demo use for what a benefit is, and how plans say it otherwise. */
const vocabulary: readonly [category: string, words: RegExp][] = [
	["Cost Savings", /cost|saving|expense|efficien|kosten|einspar|aufwand/iu],
	["Revenue Growth", /revenue|sales|growth|income|margin|umsatz|erlös|wachstum/iu],
	["Productivity", /productiv|speed|time|throughput|produktiv|zeit|durchsatz/iu],
	["Customer Satisfaction", /customer|satisfaction|retention|loyal|experience|kunde|zufrieden/iu],
	["Risk Reduction", /risk|complian|safety|security|resilien|risik|sicherheit/iu],
	["Quality", /quality|defect|accura|qualität|fehler/iu],
];

/** A plan's category in the product's vocabulary; its own word when that says something else, else `Other`. */
export function categoryOfBenefit(category: string): string {
	const said = category.trim();
	const known = vocabulary.find(([, words]) => words.test(said));
	return known ? known[0] : said.slice(0, 200) || defaultCategory;
}
