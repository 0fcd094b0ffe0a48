import { router } from "../procedure.ts";

export const kpiRouter = router({});
