import {
	Notification,
	NotificationChange,
	NotificationPreference,
	NotificationQuery,
} from "@throughline/domain/notification";
import { z } from "zod";
import { byId, describe, NoQuery, numeric, type RestApp, withId } from "./route.ts";

const tag = "Notifications";
const { before, limit } = NotificationQuery.shape;
const ListQuery = z.strictObject({
	unread: z.stringbool().default(false).describe("Only what is not read yet"),
	before,
	limit: numeric(limit.unwrap()).default(20),
});

/** One's own notifications, and which kinds of them one wants. */
export function notificationRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List your notifications, newest first",
		query: ListQuery,
		answer: z.array(Notification),
	});
	app.get("/api/notifications", list, (request) => request.procedures.notification.list(request.query));

	const update = describe({
		tag,
		summary: "Mark a notification as read or unread",
		params: byId,
		body: NotificationChange,
		answer: Notification,
	});
	app.patch("/api/notifications/:id", update, (request) =>
		request.procedures.notification.update(withId(request)),
	);

	const readAll = describe({
		tag,
		summary: "Mark all your notifications as read",
		answer: z.object({ read: z.int().describe("How many were not") }),
	});
	app.post("/api/notifications/read-all", readAll, (request) => request.procedures.notification.readAll());

	const preferences = describe({
		tag,
		summary: "Read which kinds of notification you want",
		query: NoQuery,
		answer: z.array(NotificationPreference),
	});
	app.get("/api/notifications/preferences", preferences, (request) =>
		request.procedures.notification.preference.list(),
	);

	const setPreferences = describe({
		tag,
		summary: "Say which kinds of notification you want; kinds left out stay as they are",
		body: z.array(NotificationPreference),
		answer: z.array(NotificationPreference),
	});
	app.put("/api/notifications/preferences", setPreferences, (request) =>
		request.procedures.notification.preference.update({
			preferences: request.body,
		}),
	);
}
