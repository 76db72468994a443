import {autocomplete} from './endpoints/autocomplete'
import {customSearch} from './endpoints/custom-search'
import {productSearch} from './endpoints/product-search'
import {getSearchSuggestions} from './endpoints/search-suggestions'

export const searchEndpoints = [customSearch, autocomplete, productSearch, getSearchSuggestions]
