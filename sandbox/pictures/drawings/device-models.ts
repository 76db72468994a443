import type {ModelOf} from '../model'
import {dishwasher} from './kitchen/dishwasher'
import {chestFreezer, uprightFreezer} from './kitchen/freezer'
import {microwave, microwaveOverRange} from './kitchen/microwave'
import {range, wallOven} from './kitchen/range'
import {compactRefrigerator} from './kitchen/compact-refrigerator'
import {refrigeratorFrench, refrigeratorTop} from './kitchen/refrigerators'
import {laundry} from './kitchen/laundry'
import {allInOne} from './screens/all-in-one'
import {curvedMonitor} from './screens/curved-monitor'
import {gamingLaptop} from './screens/gaming-laptop'
import {laptop} from './screens/laptop'
import {monitor, tv, tvWithSoundbar} from './screens/display'
import {foldablePhone, phone} from './screens/phone'
import {projector} from './screens/projector'
import {tablet} from './screens/tablet'
import {convertible, detachable} from './screens/two-in-one'
import {airConditioner, dehumidifier, portableAirConditioner} from './household/air-conditioner'
import {airFryer, toasterOven} from './household/air-fryer'
import {coffeeMaker} from './household/coffee-maker'
import {inkTankPrinter, laserPrinter, printer} from './household/printer'
import {vacuum} from './household/vacuum'
import {earbuds} from './sound/earbuds'
import {headphones} from './sound/headphones'
import {soundbar} from './sound/soundbar'
import {speaker} from './sound/speaker'
import {actionCamera} from './devices/action-camera'
import {camera} from './devices/camera'
import {desktop, gamingDesktop} from './devices/desktop'
import {drone} from './devices/drone'
import {consoleWithHeadset, gameConsole} from './devices/game-console'
import {handheldConsole} from './devices/handheld-console'
import {meshNetwork, router} from './devices/router'
import {smartwatch} from './devices/smartwatch'

/** What each appliance and device in the catalogue looks like. */
export const deviceModels = {
    dishwasher: (look) => dishwasher(look, 'front control'),
    'dishwasher-countertop': (look) => dishwasher(look, 'countertop'),
    'dishwasher-portable': (look) => dishwasher(look, 'portable'),
    'dishwasher-top-control': (look) => dishwasher(look, 'top control'),
    freezer: chestFreezer,
    'freezer-upright': uprightFreezer,
    microwave,
    'microwave-over-range': microwaveOverRange,
    range: (look) => range(look, 'electric'),
    'range-double-oven': (look) => range(look, 'double oven'),
    'range-gas': (look) => range(look, 'gas'),
    'range-induction': (look) => range(look, 'induction'),
    'wall-oven': (look) => wallOven(look, 1),
    'wall-oven-double': (look) => wallOven(look, 2),
    'refrigerator-french': (look) => refrigeratorFrench(look, 'one drawer'),
    'refrigerator-french-4-door': (look) => refrigeratorFrench(look, 'two drawers'),
    'refrigerator-french-smart': (look) => refrigeratorFrench(look, 'smart'),
    'refrigerator-mini': (look) => compactRefrigerator(look, 'one door'),
    'refrigerator-mini-2-door': (look) => compactRefrigerator(look, 'two doors'),
    'refrigerator-mini-glass': (look) => compactRefrigerator(look, 'glass door'),
    'refrigerator-mini-retro': (look) => compactRefrigerator(look, 'retro'),
    'refrigerator-top': refrigeratorTop,
    'all-in-one': allInOne,
    'gaming-laptop': gamingLaptop,
    laptop,
    'two-in-one': detachable,
    'two-in-one-convertible': convertible,
    monitor: (look) => monitor(look, 'usual'),
    'monitor-gaming': (look) => monitor(look, 'gaming'),
    'monitor-ultrawide': (look) => monitor(look, 'wide'),
    'monitor-ultrawide-curved': (look) => curvedMonitor(look, 86),
    'monitor-ultrawide-49-inch': (look) => curvedMonitor(look, 122),
    phone,
    'phone-foldable': foldablePhone,
    projector,
    tablet: (look) => tablet(look, 'tablet'),
    'tablet-for-drawing': (look) => tablet(look, 'for drawing'),
    'tablet-for-kids': (look) => tablet(look, 'for kids'),
    tv,
    'tv-and-soundbar': (look) => tvWithSoundbar(look, false),
    'tv-and-surround': (look) => tvWithSoundbar(look, true),
    'air-conditioner': airConditioner,
    'air-conditioner-dual-hose': (look) => portableAirConditioner(look, 2),
    'air-conditioner-portable': (look) => portableAirConditioner(look, 1),
    dehumidifier,
    'air-fryer': (look) => airFryer(look, 1),
    'air-fryer-dual': (look) => airFryer(look, 2),
    'air-fryer-oven': toasterOven,
    'coffee-maker': (look) => coffeeMaker(look, 'jug'),
    'coffee-maker-dual': (look) => coffeeMaker(look, 'both'),
    'coffee-maker-espresso': (look) => coffeeMaker(look, 'espresso'),
    'coffee-maker-single': (look) => coffeeMaker(look, 'single cup'),
    printer,
    'printer-ink-tank': inkTankPrinter,
    'printer-laser': laserPrinter,
    vacuum: (look) => vacuum(look, 'stick'),
    'vacuum-robot': (look) => vacuum(look, 'robot'),
    'vacuum-robot-mop': (look) => vacuum(look, 'robot with mop'),
    'vacuum-upright': (look) => vacuum(look, 'upright'),
    earbuds: (look) => earbuds(look, false),
    'earbuds-sport': (look) => earbuds(look, true),
    'gaming-headset': (look) => headphones(look, 'headset'),
    'gaming-headset-wired': (look) => headphones(look, 'wired headset'),
    headphones: (look) => headphones(look, 'music'),
    soundbar: (look) => soundbar(look, 'with bass'),
    'soundbar-compact': (look) => soundbar(look, 'compact'),
    'soundbar-surround': (look) => soundbar(look, 'surround'),
    speaker: (look) => speaker(look, 'portable'),
    'speaker-party': (look) => speaker(look, 'party'),
    'speaker-smart': (look) => speaker(look, 'smart'),
    'speaker-tower': (look) => speaker(look, 'tower'),
    'action-camera': (look) => actionCamera(look, 'wide'),
    'action-camera-360': (look) => actionCamera(look, 'all around'),
    camera,
    desktop: (look) => desktop(look, 'tower'),
    'desktop-mini': (look) => desktop(look, 'mini'),
    'desktop-small': (look) => desktop(look, 'small'),
    'gaming-desktop': gamingDesktop,
    drone,
    'console-and-headset': consoleWithHeadset,
    'game-console': gameConsole,
    'handheld-console': handheldConsole,
    'mesh-of-2': (look) => meshNetwork(look, 2),
    'mesh-of-3': (look) => meshNetwork(look, 3),
    router,
    smartwatch,
    washer: (look) => laundry(look, ['washer'], 'front'),
    'washer-steam': (look) => laundry(look, ['washer'], 'front with steam'),
    'washer-top-load': (look) => laundry(look, ['washer'], 'top'),
    dryer: (look) => laundry(look, ['dryer'], 'front'),
    'dryer-steam': (look) => laundry(look, ['dryer'], 'front with steam'),
    'laundry-pair': (look) => laundry(look, ['washer', 'dryer'], 'front'),
    'laundry-pair-steam': (look) => laundry(look, ['washer', 'dryer'], 'front with steam'),
    'laundry-pair-top-load': (look) => laundry(look, ['washer', 'dryer'], 'top')
} as const satisfies Record<string, ModelOf>
