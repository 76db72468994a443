'use strict'

// The storefront renders this component from its data: Business Manager only needs to know that it exists.
module.exports.render = function () {
    return ''
}
