import {bedroomScene, livingScene} from './living-and-bedroom'
import type {Scene, SceneSize} from './compose'
import {deskScene, screenScene} from './desk-and-screen'
import {kitchenScene, laundryScene} from './kitchen-and-laundry'

export const sceneNames = [
    'hero-living',
    'hero-living-wide',
    'hero-living-tall',
    'hero-kitchen',
    'hero-kitchen-wide',
    'hero-kitchen-tall',
    'hero-desk',
    'hero-desk-wide',
    'hero-desk-tall',
    'category-furniture',
    'category-appliances',
    'category-electronics',
    'category-computers',
    'banner-bedroom',
    'banner-laundry',
    'banner-screen'
] as const

export type SceneName = (typeof sceneNames)[number]

const sized =
    (w: number, h: number) =>
    (draw: (size: SceneSize) => string): Scene => ({w, h, draw: () => draw({w, h})})

const opening = sized(1600, 1000)
const wide = sized(1600, 700)
const tall = sized(800, 900)
const card = sized(960, 720)
const banner = sized(1280, 800)

/** Pictures of whole rooms, for the home page, landing pages and banners, each in its own proportions. */
export const scenes: Record<SceneName, Scene> = {
    'hero-living': opening(livingScene),
    'hero-living-wide': wide(livingScene),
    'hero-living-tall': tall(livingScene),
    'hero-kitchen': opening(kitchenScene),
    'hero-kitchen-wide': wide(kitchenScene),
    'hero-kitchen-tall': tall(kitchenScene),
    'hero-desk': opening(deskScene),
    'hero-desk-wide': wide(deskScene),
    'hero-desk-tall': tall(deskScene),
    'category-furniture': card(livingScene),
    'category-appliances': card(kitchenScene),
    'category-electronics': card(screenScene),
    'category-computers': card(deskScene),
    'banner-bedroom': banner(bedroomScene),
    'banner-laundry': banner(laundryScene),
    'banner-screen': banner(screenScene)
}
