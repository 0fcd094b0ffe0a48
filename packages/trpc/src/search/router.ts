import { router } from "../procedure.ts";

export const searchRouter = router({});
