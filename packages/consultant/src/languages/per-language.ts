import type { Language } from "./language.ts";

/** What is made for each language when it is first asked for, and kept. */
export function perLanguage<Of extends Language, Made extends object>(
	make: (language: Of) => Made,
): (language: Of) => Made {
	const kept = new Map<Of, Made>();
	return (language) => {
		const known = kept.get(language);
		if (known) return known;
		const made = make(language);
		kept.set(language, made);
		return made;
	};
}
