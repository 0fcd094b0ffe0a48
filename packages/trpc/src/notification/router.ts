import { router } from "../procedure.ts";

export const notificationRouter = router({});
