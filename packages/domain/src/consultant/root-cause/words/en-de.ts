import type { NoCauseWords } from "./words.ts";

export const enNone: NoCauseWords = {
	fine: "(?:(?:everything|all|it all) (?:is|'s|’s|works|goes|runs) (?:just |very |perfectly )*(?:fine|well|good|great|ok|okay|perfect)|all (?:good|well|fine)|no (?:problems?|complaints?)|nothing (?:is wrong|to report))",
	limit:
		"(?:(?:no|not|never) more than|at most|(?:a )?maximum of|budget(?: of|:)|capped at|nothing (?:over|above)|not to exceed)",
	measure:
		"(?:we (?:should|could|ought to)|let['’]?s|let us|why don['’]t we|i (?:suggest|propose)|we propose|proposal:|option \\w+:)",
};

export const deNone: NoCauseWords = {
	fine: "(?:alles (?:ist |läuft |funktioniert )?(?:sehr |ganz |bestens )*(?:gut|super|bestens|prima|in ordnung|okay|ok)|keine (?:probleme|beschwerden)|nichts zu (?:melden|beanstanden))",
	limit:
		"(?:(?:nicht|nie) mehr als|höchstens|maximal|budget(?: von|:)|obergrenze|nichts über|es dürfen höchstens)",
	measure:
		"(?:wir (?:sollten|könnten)|lasst uns|ich schlage vor|wir schlagen vor|vorschlag:|option \\w+:|man (?:sollte|könnte))",
};
