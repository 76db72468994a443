import {insertInto} from '../../catalogue/seed/write/insert-into'
import type {World} from '../../world/world'

/** Old addresses, short ones from leaflets, and words that are typed into the search box. */
const redirects: readonly [segment: string, destination: string, status: number][] = [
    ['sofas-and-couches', '/c/furniture/living-room/sofas', 301],
    ['living-room-furniture', '/c/furniture/living-room', 301],
    ['tvs', '/c/electronics/televisions', 301],
    ['washers-and-dryers', '/c/appliances/laundry', 301],
    ['sale', '/c/offers', 302],
    ['how-it-works', '/how-rac-works', 301],
    ['locations', '/store-locator', 301],
    ['payments', '/my-accounts', 302],
    ['gift cards', '/contact-us', 302],
    ['jobs', 'https://careers.homeward.example/jobs', 302]
]

export const seedRedirects = (world: World) => {
    const insert = insertInto(world, 'url_redirect')
    for (const [segment, destination, status] of redirects) {
        insert({segment, destination, status, keeps_parameters: Number(status === 301)})
    }
}
