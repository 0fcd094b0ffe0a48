import { router } from "../procedure.ts";

export const originRouter = router({});
