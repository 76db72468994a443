import type {Design} from '../designs'
import type {ModelOf} from '../model'
import {deviceModels} from './device-models'
import {furnitureModels} from './furniture-models'

/** What each design of the catalogue looks like. */
export const modelFor: Record<Design, ModelOf> = {...furnitureModels, ...deviceModels}
