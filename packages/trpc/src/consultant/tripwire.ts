import { router } from "../procedure.ts";

export const tripwireRouter = router({});
