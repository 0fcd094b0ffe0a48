/** A lower-case word without its elision: `l'accès` are two. */
export function withoutElision(word: string): string[] {
	const elided = /^(\p{L}{1,2}|qu|jusqu|puisqu|lorsqu|dell|nell|all|dall|sull|un|quest)'(\p{L}.*)$/u.exec(
		word,
	);
	return elided?.[1] && elided[2] && !/^(?:i|we|he)$/.test(elided[1]) ? [elided[1], elided[2]] : [word];
}
