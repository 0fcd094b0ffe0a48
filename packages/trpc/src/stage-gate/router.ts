import { router } from "../procedure.ts";

export const stageGateRouter = router({});
