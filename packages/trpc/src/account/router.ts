import { Person } from "@throughline/domain/account";
import { reads, router } from "../procedure.ts";
import { peopleRouter } from "./people.ts";
import { sessionsRouter } from "./sessions.ts";
import { tokensRouter } from "./tokens.ts";

export const accountRouter = router({
	/** Who is signed in. */
	me: reads("signed-in")
		.output(Person)
		.query(({ ctx }) => ctx.person),
	people: peopleRouter,
	sessions: sessionsRouter,
	tokens: tokensRouter,
});
