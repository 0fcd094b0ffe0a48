import { router } from "../procedure.ts";

export const sessionContextRouter = router({});
