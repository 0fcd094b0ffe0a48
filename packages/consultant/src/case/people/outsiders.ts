import { outsiderWords } from "../../languages/outsiders.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";

/** So near a name stands what somebody is: "Mr Alder, the surveyor", "der Gutachter, Herr Pöschl". */
const near = 4;

/** Whether a statement names somebody as a customer, a supplier or one who comes from outside. */
export function isOutside(name: string, { plain, language, aside }: Read): boolean {
	if (aside === "echo") return true;
	const outsiders = outsiderWords(language);
	const at = plain.indexOf(name);
	if (!outsiders || at < 0) return false;
	const before = wordsOf(/[^.;:!?(]*$/u.exec(plain.slice(0, at))?.[0] ?? "").slice(-near);
	const behind = wordsOf(/^[\s,(]*[^.,;:!?()]*/u.exec(plain.slice(at + name.length))?.[0] ?? "").slice(
		0,
		near,
	);
	const isNamed = /^\s?[,(]/u.test(plain.slice(at + name.length));
	return outsiders.outsider.count(before) > 0 || (isNamed && outsiders.outsider.count(behind) > 0);
}
