/** The sites of one process: the id of each by the names of its hosts, and the one for every other host. */
type SiteHosts = {hosts: ReadonlyMap<string, string>; defaultSite: string}

/** A host as names are compared: in small letters, without its port and without the dot that may end a full name. */
export const hostName = (host: string): string =>
    host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** The site that a host belongs to [CONFIG-003]; a missing or unknown host is of the default one. */
export const siteOf = (host: string | undefined, {hosts, defaultSite}: SiteHosts): string =>
    hosts.get(hostName(host ?? '')) ?? defaultSite
