import {pictureEndpoints} from './service/get-picture'
import {createSandbox} from '../create-sandbox'
import type {World} from '../world/world'

/**
 * Draws pictures ahead of their being asked for, such as those of a home page, and answers how many there were.
 * Links may name another host; a link that the service does not know is left alone.
 */
export const warmPictures = async (world: World, links: readonly string[]): Promise<number> => {
    const {handle} = createSandbox(world, pictureEndpoints)
    const answers = await Promise.all(
        links.map(async (link) => {
            const {pathname, search} = new URL(link, 'http://pictures')
            const {status} = await handle(new Request(`http://pictures${pathname}${search}`))
            return status
        })
    )
    return answers.filter((status) => status === 200).length
}
