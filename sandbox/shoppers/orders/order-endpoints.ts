import type {Endpoint} from '../../core/endpoint'
import * as changes from './change-orders'
import {createOrder} from './create-order'
import * as reads from './read-orders'

export const orderEndpoints: readonly Endpoint[] = [
    createOrder,
    ...Object.values(reads),
    ...Object.values(changes)
]
