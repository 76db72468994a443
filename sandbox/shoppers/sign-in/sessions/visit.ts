import {randomUUID} from 'node:crypto'
import type {World} from '../../../world/world'

type Visit = {usid: string; guestId: string}

export const findVisit = ({statement}: World, usid: string) =>
    statement<Visit>('SELECT usid, guest_id AS guestId FROM visit WHERE usid = ?').get(usid)

/** The visit that goes on, or a new one; a usid that was not given out here is not taken over. */
export const visitOf = (world: World, usid: string | undefined): Visit => {
    const known = usid && findVisit(world, usid)
    if (known) return known
    const visit = {usid: randomUUID(), guestId: world.newId()}
    world
        .statement('INSERT INTO visit (usid, guest_id) VALUES (?, ?)')
        .run(visit.usid, visit.guestId)
    return visit
}
