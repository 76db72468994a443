import type {Shopper} from '../../shoppers/sign-in/shopper'
import type {World} from '../../world/world'

/** A call that has found its endpoint and is allowed in, before its query and body are read. */
export type RawCall = {
    params: Record<string, string>
    url: URL
    headers: Headers
    text: string
    world: World
    shopper: Shopper | undefined
    now: Date
}
