/** Words that join a clause on, in all languages: none of them joins words inside a clause in one of the others. */
export const conjunctions: readonly string[] =
	"and but so while because since if which und aber weil wenn während sodass da mais et car parce si alors donc y pero porque mientras e ma perché mentre se maar en omdat terwijl als".split(
		" ",
	);
