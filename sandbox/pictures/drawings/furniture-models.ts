import type {ModelOf} from '../model'
import {bed} from './bedroom/bed'
import {bedroomSet, bedroomSets} from './bedroom/bedroom-set'
import {bunkBed} from './bedroom/bunk-bed'
import {dresser} from './bedroom/dresser'
import {mattress} from './bedroom/mattress'
import {nightstand} from './bedroom/nightstand'
import {areaRug} from './living/area-rug'
import {floorLamp} from './living/lamps'
import {accentChair} from './seating/accent-chair'
import {barStool} from './seating/bar-stool'
import {cornerSofa, cornerSofas} from './seating/corner-sofa'
import {officeChair} from './seating/office-chair'
import {ottoman} from './seating/ottoman'
import {recliner} from './seating/recliner'
import {sectional} from './seating/sectional'
import {sofa} from './seating/sofa'
import {sleeperSofa, sofaOf} from './seating/sofa-with-more'
import {bookcase} from './tables/bookcase'
import {coffeeTable} from './tables/coffee-table'
import {diningSet, diningSets} from './tables/dining-set'
import {officeDesk} from './tables/office-desk'
import {cubeShelf, ladderShelf} from './tables/open-shelves'
import {patioSet} from './tables/patio-set'
import {tvStand} from './tables/tv-stand'

/** What one sits on. */
const seating = {
    'sofa-3-seat': (look) => sofa(look, 3, 'track'),
    'sofa-reclining': (look) => sofaOf(look, ['recliner', 'seat', 'recliner']),
    'sofa-rolled-arm': (look) => sofa(look, 3, 'rolled'),
    'sofa-sleeper': sleeperSofa,
    'sofa-tufted': (look) => sofa(look, 3, 'tufted'),
    loveseat: (look) => sofa(look, 2, 'rolled'),
    'loveseat-console': (look) => sofaOf(look, ['seat', 'console', 'seat']),
    'loveseat-reclining': (look) => sofaOf(look, ['recliner', 'recliner']),
    'loveseat-tufted': (look) => sofa(look, 2, 'tufted'),
    sectional,
    'sectional-modular': cornerSofa(cornerSofas['sectional-modular']),
    'sectional-of-2': cornerSofa(cornerSofas['sectional-of-2']),
    'sectional-power': cornerSofa(cornerSofas['sectional-power']),
    'sectional-reclining': cornerSofa(cornerSofas['sectional-reclining']),
    recliner: (look) => recliner(look, 'wall-hugger'),
    'recliner-glider': (look) => recliner(look, 'glider'),
    'recliner-lift': (look) => recliner(look, 'lift'),
    'recliner-massage': (look) => recliner(look, 'massage'),
    'recliner-rocker': (look) => recliner(look, 'rocker'),
    'accent-chair': (look) => accentChair(look, 'channels'),
    'accent-chair-barrel': (look) => accentChair(look, 'barrel'),
    'accent-chair-swivel': (look) => accentChair(look, 'swivel'),
    'accent-chair-wingback': (look) => accentChair(look, 'wingback'),
    ottoman: (look) => ottoman(look, 'storage'),
    'ottoman-large': (look) => ottoman(look, 'large'),
    'ottoman-round': (look) => ottoman(look, 'round'),
    'ottoman-tufted': (look) => ottoman(look, 'tufted'),
    'bar-stool': (look) => barStool(look, 'bar'),
    'bar-stool-counter': (look) => barStool(look, 'counter'),
    'bar-stool-swivel': (look) => barStool(look, 'swivel'),
    'bar-stool-upholstered': (look) => barStool(look, 'upholstered'),
    'office-chair': (look) => officeChair(look, 'mesh'),
    'office-chair-ergonomic': (look) => officeChair(look, 'ergonomic'),
    'office-chair-executive': (look) => officeChair(look, 'executive'),
    'office-chair-gaming': (look) => officeChair(look, 'gaming')
} as const satisfies Record<string, ModelOf>

const sleeping = {
    bed: (look) => bed(look, 'panel'),
    'bed-platform': (look) => bed(look, 'platform'),
    'bed-sleigh': (look) => bed(look, 'sleigh'),
    'bed-storage': (look) => bed(look, 'storage'),
    'bed-upholstered': (look) => bed(look, 'upholstered'),
    'bunk-bed': (look) => bunkBed(look, 'twin over twin'),
    'bunk-bed-full': (look) => bunkBed(look, 'twin over full'),
    'bunk-bed-loft': (look) => bunkBed(look, 'loft'),
    'bunk-bed-stairway': (look) => bunkBed(look, 'stairway'),
    dresser: (look) => dresser(look, 'six drawers'),
    'dresser-mirrored': (look) => dresser(look, 'mirrored'),
    'dresser-of-7': (look) => dresser(look, 'seven drawers'),
    'dresser-tall': (look) => dresser(look, 'tall'),
    nightstand: (look) => nightstand(look, 'two drawers'),
    'nightstand-charging': (look) => nightstand(look, 'charging'),
    'nightstand-of-3': (look) => nightstand(look, 'three drawers'),
    'nightstand-open': (look) => nightstand(look, 'open shelf'),
    'bedroom-set': bedroomSet(bedroomSets['bedroom-set']),
    'bedroom-set-led': bedroomSet(bedroomSets['bedroom-set-led']),
    'bedroom-set-of-4': bedroomSet(bedroomSets['bedroom-set-of-4']),
    'bedroom-set-storage': bedroomSet(bedroomSets['bedroom-set-storage']),
    'mattress-10-inch': (look) => mattress(look, {inches: 10}),
    mattress: (look) => mattress(look, {inches: 12}),
    'mattress-13-inch': (look) => mattress(look, {inches: 13}),
    'mattress-14-inch': (look) => mattress(look, {inches: 14}),
    'mattress-13-inch-top': (look) => mattress(look, {inches: 13, pillowTop: true}),
    'mattress-15-inch-top': (look) => mattress(look, {inches: 15, pillowTop: true})
} as const satisfies Record<string, ModelOf>

const tablesAndShelves = {
    bookcase: (look) => bookcase(look, 'shelves'),
    'bookcase-cube': cubeShelf,
    'bookcase-glass': (look) => bookcase(look, 'glass doors'),
    'bookcase-ladder': ladderShelf,
    'coffee-table': (look) => coffeeTable(look, 'storage'),
    'coffee-table-glass': (look) => coffeeTable(look, 'glass'),
    'coffee-table-lift': (look) => coffeeTable(look, 'lift-top'),
    'coffee-table-round': (look) => coffeeTable(look, 'round'),
    'coffee-table-set': (look) => coffeeTable(look, 'set'),
    'dining-set': diningSet(diningSets['dining-set']),
    'dining-set-bench': diningSet(diningSets['dining-set-bench']),
    'dining-set-of-7': diningSet(diningSets['dining-set-of-7']),
    'dining-set-round': diningSet(diningSets['dining-set-round']),
    'counter-set': diningSet(diningSets['counter-set']),
    'counter-set-of-3': diningSet(diningSets['counter-set-of-3']),
    'counter-set-storage': diningSet(diningSets['counter-set-storage']),
    'office-desk': (look) => officeDesk(look, 'writing'),
    'office-desk-computer': (look) => officeDesk(look, 'computer'),
    'office-desk-l-shaped': (look) => officeDesk(look, 'L'),
    'office-desk-standing': (look) => officeDesk(look, 'standing'),
    'patio-bistro': diningSet(diningSets['patio-bistro']),
    'patio-dining': diningSet(diningSets['patio-dining']),
    'patio-sectional': (look) => patioSet(look, 'sectional'),
    'patio-set': (look) => patioSet(look, 'sofa and chairs'),
    'tv-stand': (look) => tvStand(look, 'doors'),
    'tv-stand-fireplace': (look) => tvStand(look, 'fireplace'),
    'tv-stand-sliding': (look) => tvStand(look, 'sliding doors'),
    'area-rug': (look) => areaRug(look, 'woven'),
    'area-rug-geometric': (look) => areaRug(look, 'geometric'),
    'area-rug-shag': (look) => areaRug(look, 'shag'),
    'floor-lamp': (look) => floorLamp(look, 'arc'),
    'floor-lamp-shelf': (look) => floorLamp(look, 'shelves'),
    'floor-lamp-torchiere': (look) => floorLamp(look, 'torchiere'),
    'floor-lamp-tripod': (look) => floorLamp(look, 'tripod')
} as const satisfies Record<string, ModelOf>

/** What each piece of furniture in the catalogue looks like. */
export const furnitureModels = {...seating, ...sleeping, ...tablesAndShelves}
