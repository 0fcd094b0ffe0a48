import { router } from "../procedure.ts";

export const resourceRouter = router({});
