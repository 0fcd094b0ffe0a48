/** Where an address that an Admin entered leads when it is not asked, and what helps; goes on after its name. */
export const unasked =
	"leads into a private network, to this server itself, to a link-local address or to no server, which is not asked. An Admin can enter another under Settings → AI providers; one of your own network has to be named in PRIVATE_HOSTS.";
