import type {Design} from '../designs'
import type {ModelOf} from '../model'
import {accentChair} from './seating/accent-chair'
import {barStool} from './seating/bar-stool'
import {officeChair} from './seating/office-chair'
import {ottoman} from './seating/ottoman'
import {recliner} from './seating/recliner'
import {sectional} from './seating/sectional'
import {sofa} from './seating/sofa'
import {bookcase} from './tables/bookcase'
import {coffeeTable} from './tables/coffee-table'
import {diningSet} from './tables/dining-set'
import {officeDesk} from './tables/office-desk'
import {patioSet} from './tables/patio-set'
import {tvStand} from './tables/tv-stand'
import {areaRug} from './living/area-rug'
import {floorLamp} from './living/lamps'
import {bed} from './bedroom/bed'
import {bunkBed} from './bedroom/bunk-bed'
import {bedroomSet, dresser, nightstand} from './bedroom/bedroom-set'
import {mattress} from './bedroom/mattress'
import {dishwasher} from './kitchen/dishwasher'
import {freezer} from './kitchen/freezer'
import {microwave} from './kitchen/microwave'
import {range} from './kitchen/range'
import {refrigeratorFrench, refrigeratorMini, refrigeratorTop} from './kitchen/refrigerators'
import {laundry} from './kitchen/laundry'
import {allInOne} from './screens/all-in-one'
import {gamingLaptop} from './screens/gaming-laptop'
import {laptop} from './screens/laptop'
import {monitor, tv} from './screens/display'
import {phone} from './screens/phone'
import {projector} from './screens/projector'
import {tablet} from './screens/tablet'
import {airConditioner} from './household/air-conditioner'
import {airFryer} from './household/air-fryer'
import {coffeeMaker} from './household/coffee-maker'
import {printer} from './household/printer'
import {vacuum} from './household/vacuum'
import {headphones} from './sound/headphones'
import {soundbar} from './sound/soundbar'
import {speaker} from './sound/speaker'
import {camera} from './devices/camera'
import {desktop} from './devices/desktop'
import {drone} from './devices/drone'
import {gameConsole} from './devices/game-console'
import {handheldConsole} from './devices/handheld-console'
import {router} from './devices/router'
import {smartwatch} from './devices/smartwatch'

/** What each design of the catalogue looks like. */
export const modelFor: Record<Design, ModelOf> = {
    'sofa-3-seat': (look) => sofa(look, 3),
    loveseat: (look) => sofa(look, 2),
    sectional,
    recliner,
    'accent-chair': accentChair,
    ottoman,
    'bar-stool': barStool,
    'office-chair': officeChair,
    bookcase,
    'coffee-table': coffeeTable,
    'dining-set': diningSet,
    'office-desk': officeDesk,
    'patio-set': patioSet,
    'tv-stand': tvStand,
    'area-rug': areaRug,
    'floor-lamp': floorLamp,
    bed,
    'bunk-bed': bunkBed,
    dresser,
    nightstand,
    'bedroom-set': bedroomSet,
    mattress,
    dishwasher,
    freezer,
    microwave,
    range,
    'refrigerator-french': refrigeratorFrench,
    'refrigerator-mini': refrigeratorMini,
    'refrigerator-top': refrigeratorTop,
    'all-in-one': allInOne,
    'gaming-laptop': gamingLaptop,
    laptop,
    monitor,
    phone,
    projector,
    tablet,
    tv,
    'air-conditioner': airConditioner,
    'air-fryer': airFryer,
    'coffee-maker': coffeeMaker,
    printer,
    vacuum,
    headphones,
    soundbar,
    speaker,
    camera,
    desktop,
    drone,
    'game-console': gameConsole,
    'handheld-console': handheldConsole,
    router,
    smartwatch,
    washer: (look) => laundry(look, ['washer']),
    dryer: (look) => laundry(look, ['dryer']),
    'laundry-pair': (look) => laundry(look, ['washer', 'dryer'])
}
