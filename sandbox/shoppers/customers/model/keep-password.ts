import {endSessionsOf} from '../../sign-in/sessions/session'
import type {World} from '../../../world/world'

/** A new password ends every session that the old one began, and every way to set another. */
export const keepPassword = (world: World, id: string, hash: string) => {
    world.statement('UPDATE customer SET password_hash = ? WHERE id = ?').run(hash, id)
    world.statement('DELETE FROM password_reset WHERE customer_id = ?').run(id)
    endSessionsOf(world, id)
}
