import { router } from "../procedure.ts";

export const taskRouter = router({});
