import type {World} from '../../../world/world'

/** A registered shopper has signed in. */
export const noteLogin = ({statement, now}: World, id: string) =>
    statement(
        'UPDATE customer SET previous_login_at = last_login_at, last_login_at = ? WHERE id = ?'
    ).run(now().getTime(), id)
