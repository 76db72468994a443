import type {Kind, SpecificationChoice} from '../kind'

const finishes = ['stainless', 'white', 'black', 'slate'] as const

const energy: SpecificationChoice = [
    ['Energy use', 'Consumo de energía'],
    [
        ['95 kWh a year', '95 kWh al año'],
        ['120 kWh a year', '120 kWh al año'],
        ['310 kWh a year', '310 kWh al año'],
        ['640 kWh a year', '640 kWh al año']
    ]
]
const volts: SpecificationChoice = [
    ['Voltage', 'Voltaje'],
    ['120 V', '240 V']
]
const room: SpecificationChoice = [
    ['Room size', 'Tamaño de la habitación'],
    [
        ['250 sq ft', '250 pies cuadrados'],
        ['350 sq ft', '350 pies cuadrados'],
        ['550 sq ft', '550 pies cuadrados']
    ]
]
const cycles: SpecificationChoice = [
    ['Cycles', 'Ciclos'],
    ['8', '10', '12', '14']
]
const noise: SpecificationChoice = [
    ['Noise', 'Ruido'],
    ['44 dB', '47 dB', '50 dB', '52 dB']
]
const watts: SpecificationChoice = [
    ['Power', 'Potencia'],
    ['900 W', '1000 W', '1200 W', '1500 W', '1700 W']
]

/** What the appliance department sells. */
export const applianceKinds: readonly Kind[] = [
    {
        id: 'washer',
        category: 'appliances-laundry-washers',
        family: 'laundry',
        design: 'washer',
        noun: ['Washer', 'Lavadora'],
        forms: [
            ['4.5 cu. ft. Top-Load', 'de carga superior de 4.5 pies cúbicos', 1],
            ['4.5 cu. ft. Front-Load', 'de carga frontal de 4.5 pies cúbicos', 1.2],
            ['5.2 cu. ft. Steam', 'con vapor de 5.2 pies cúbicos', 1.4],
            ['3.8 cu. ft. Agitator', 'con agitador de 3.8 pies cúbicos', 0.88]
        ],
        colours: ['white', 'slate', 'black'],
        inColours: true,
        weekly: [16, 23],
        terms: [65, 78, 91],
        dimensions: [
            [27, 28],
            [26, 31],
            [38, 46]
        ],
        weight: [125, 205],
        specifications: [cycles, energy, volts],
        goesWith: ['dryer', 'laundry-pair', 'vacuum'],
        words: ['washing machine laundry clothes', 'lavar ropa']
    },
    {
        id: 'dryer',
        category: 'appliances-laundry-dryers',
        family: 'laundry',
        design: 'dryer',
        noun: ['Dryer', 'Secadora'],
        forms: [
            ['7.4 cu. ft. Electric', 'eléctrica de 7.4 pies cúbicos', 1],
            ['7.4 cu. ft. Gas', 'de gas de 7.4 pies cúbicos', 1.12],
            ['7.8 cu. ft. Steam', 'con vapor de 7.8 pies cúbicos', 1.3],
            ['4.0 cu. ft. Ventless', 'sin ventilación de 4.0 pies cúbicos', 1.1]
        ],
        colours: ['white', 'slate', 'black'],
        inColours: true,
        weekly: [15, 22],
        terms: [65, 78, 91],
        dimensions: [
            [27, 28],
            [28, 32],
            [38, 44]
        ],
        weight: [105, 150],
        specifications: [cycles, energy, volts],
        goesWith: ['washer', 'laundry-pair'],
        words: ['drying machine laundry clothes', 'secar ropa lavandería']
    },
    {
        id: 'laundry-pair',
        category: 'appliances-laundry-washer-dryer-sets',
        family: 'laundry',
        design: 'laundry-pair',
        noun: ['Washer & Dryer Set', 'Juego de lavadora y secadora'],
        forms: [
            ['Top-Load', 'de carga superior', 1],
            ['Front-Load', 'de carga frontal', 1.2],
            ['Steam', 'con vapor', 1.35]
        ],
        colours: ['white', 'slate', 'black'],
        weekly: [27, 38],
        terms: [78, 91, 104],
        dimensions: [
            [54, 56],
            [28, 32],
            [38, 46]
        ],
        weight: [240, 350],
        specifications: [cycles, energy],
        goesWith: ['vacuum', 'washer', 'dryer'],
        parts: ['washer', 'dryer'],
        words: ['laundry pair bundle', 'lavandería paquete']
    },
    {
        id: 'refrigerator-french',
        category: 'appliances-refrigeration-french-door',
        family: 'cold',
        design: 'refrigerator-french',
        noun: ['French Door Refrigerator', 'Refrigerador de puertas francesas'],
        forms: [
            ['26 cu. ft.', 'de 26 pies cúbicos', 1],
            ['28 cu. ft. 4-Door', 'de 4 puertas de 28 pies cúbicos', 1.25],
            ['25 cu. ft. Counter-Depth', 'de poca profundidad de 25 pies cúbicos', 1.15],
            ['29 cu. ft. Smart', 'inteligente de 29 pies cúbicos', 1.4]
        ],
        colours: finishes,
        inColours: true,
        weekly: [29, 39],
        terms: [78, 91, 104],
        dimensions: [
            [35, 36],
            [29, 36],
            [68, 71]
        ],
        weight: [240, 340],
        specifications: [
            energy,
            noise,
            [
                ['Ice maker', 'Fábrica de hielo'],
                [
                    ['Dual', 'Doble'],
                    ['In the door', 'En la puerta'],
                    ['In the freezer', 'En el congelador']
                ]
            ]
        ],
        goesWith: ['range', 'dishwasher', 'microwave-over', 'freezer'],
        words: ['fridge kitchen side by side', 'nevera heladera cocina']
    },
    {
        id: 'refrigerator-top',
        category: 'appliances-refrigeration-top-freezer',
        family: 'cold',
        design: 'refrigerator-top',
        noun: ['Top-Freezer Refrigerator', 'Refrigerador con congelador superior'],
        forms: [
            ['14 cu. ft.', 'de 14 pies cúbicos', 0.85],
            ['18 cu. ft.', 'de 18 pies cúbicos', 1],
            ['21 cu. ft. Garage-Ready', 'para garaje de 21 pies cúbicos', 1.15]
        ],
        colours: ['white', 'stainless', 'black'],
        inColours: true,
        weekly: [15, 21],
        terms: [65, 78, 91],
        dimensions: [
            [28, 33],
            [29, 33],
            [60, 67]
        ],
        weight: [130, 200],
        specifications: [energy, noise],
        goesWith: ['range', 'microwave-counter', 'freezer'],
        words: ['fridge kitchen apartment', 'nevera heladera cocina']
    },
    {
        id: 'refrigerator-mini',
        category: 'appliances-refrigeration-compact',
        family: 'cold',
        design: 'refrigerator-mini',
        noun: ['Compact Refrigerator', 'Refrigerador compacto'],
        forms: [
            ['3.3 cu. ft.', 'de 3.3 pies cúbicos', 1],
            ['4.5 cu. ft. 2-Door', 'de 2 puertas de 4.5 pies cúbicos', 1.15],
            ['Retro', 'retro', 1.1],
            ['Beverage', 'para bebidas', 1.3]
        ],
        colours: ['black', 'white', 'stainless', 'red'],
        inColours: true,
        weekly: [6, 10],
        terms: [52],
        dimensions: [
            [18, 21],
            [19, 23],
            [32, 43]
        ],
        weight: [42, 80],
        specifications: [energy, noise],
        goesWith: ['microwave-counter', 'coffee-maker'],
        carryout: true,
        words: ['mini fridge dorm small', 'minibar nevera pequeña frigobar']
    },
    {
        id: 'freezer',
        category: 'appliances-refrigeration-freezers',
        family: 'cold',
        design: 'freezer',
        noun: ['Freezer', 'Congelador'],
        forms: [
            ['7 cu. ft. Chest', 'horizontal de 7 pies cúbicos', 1],
            ['14 cu. ft. Upright', 'vertical de 14 pies cúbicos', 1.4],
            ['21 cu. ft. Upright', 'vertical de 21 pies cúbicos', 1.7],
            ['5 cu. ft. Chest', 'horizontal de 5 pies cúbicos', 0.85]
        ],
        colours: ['white', 'stainless'],
        weekly: [9, 14],
        terms: [52, 65],
        dimensions: [
            [28, 34],
            [22, 30],
            [33, 70]
        ],
        weight: [78, 210],
        specifications: [energy, noise],
        goesWith: ['refrigerator-top', 'refrigerator-french', 'microwave-counter'],
        words: ['deep freeze frozen food', 'nevera alimentos congelados']
    },
    {
        id: 'range',
        category: 'appliances-cooking-ranges',
        family: 'cooking',
        design: 'range',
        noun: ['Range', 'Estufa'],
        forms: [
            ['30-Inch Electric', 'eléctrica de 30 pulgadas', 1],
            ['30-Inch Gas', 'de gas de 30 pulgadas', 1.1],
            ['Air Fry', 'con freidora de aire', 1.25],
            ['Double-Oven', 'de doble horno', 1.55],
            ['Induction', 'de inducción', 1.6]
        ],
        colours: finishes,
        inColours: true,
        weekly: [15, 22],
        terms: [65, 78, 91],
        dimensions: [
            [30, 30],
            [26, 29],
            [36, 48]
        ],
        weight: [130, 210],
        specifications: [
            [
                ['Burners', 'Hornillas'],
                ['4', '5']
            ],
            [
                ['Oven', 'Horno'],
                [
                    ['5.0 cu. ft.', '5.0 pies cúbicos'],
                    ['5.8 cu. ft.', '5.8 pies cúbicos'],
                    ['6.3 cu. ft.', '6.3 pies cúbicos']
                ]
            ]
        ],
        goesWith: ['microwave-over', 'refrigerator-french', 'dishwasher'],
        words: ['stove oven cooktop kitchen', 'cocina horno']
    },
    {
        id: 'microwave-over',
        category: 'appliances-cooking-over-range-microwaves',
        family: 'cooking',
        design: 'microwave',
        noun: ['Over-the-Range Microwave', 'Microondas sobre la estufa'],
        forms: [
            ['1.7 cu. ft.', 'de 1.7 pies cúbicos', 1],
            ['1.9 cu. ft. Sensor', 'con sensor de 1.9 pies cúbicos', 1.15],
            ['Convection', 'de convección', 1.4]
        ],
        colours: ['stainless', 'black', 'white'],
        inColours: true,
        weekly: [8, 12],
        terms: [52, 65],
        dimensions: [
            [29, 30],
            [15, 17],
            [16, 17]
        ],
        weight: [48, 66],
        specifications: [watts],
        goesWith: ['range', 'dishwasher', 'refrigerator-french'],
        words: ['kitchen oven', 'horno cocina']
    },
    {
        id: 'wall-oven',
        category: 'appliances-cooking-wall-ovens',
        family: 'cooking',
        design: 'range',
        noun: ['Wall Oven', 'Horno empotrable'],
        forms: [
            ['27-Inch', 'de 27 pulgadas', 0.95],
            ['30-Inch Convection', 'de convección de 30 pulgadas', 1.1],
            ['30-Inch Double', 'doble de 30 pulgadas', 1.6]
        ],
        colours: ['stainless', 'black', 'slate'],
        weekly: [21, 30],
        terms: [78, 91],
        dimensions: [
            [27, 30],
            [24, 26],
            [28, 52]
        ],
        weight: [130, 260],
        specifications: [volts],
        goesWith: ['microwave-over', 'dishwasher'],
        words: ['built-in kitchen baking', 'cocina hornear']
    },
    {
        id: 'dishwasher',
        category: 'appliances-cleaning-built-in-dishwashers',
        family: 'cleaning',
        design: 'dishwasher',
        noun: ['Dishwasher', 'Lavavajillas'],
        forms: [
            ['24-Inch Front-Control', 'con control frontal de 24 pulgadas', 1],
            ['24-Inch Top-Control', 'con control superior de 24 pulgadas', 1.15],
            ['Third-Rack', 'de tres bandejas', 1.25]
        ],
        colours: finishes,
        inColours: true,
        weekly: [11, 17],
        terms: [52, 65, 78],
        dimensions: [
            [24, 24],
            [24, 25],
            [33, 35]
        ],
        weight: [70, 105],
        specifications: [noise, cycles],
        goesWith: ['range', 'refrigerator-french', 'microwave-over'],
        words: ['dishes kitchen built in', 'platos cocina']
    },
    {
        id: 'dishwasher-portable',
        category: 'appliances-cleaning-portable-dishwashers',
        family: 'cleaning',
        design: 'dishwasher',
        noun: ['Portable Dishwasher', 'Lavavajillas portátil'],
        forms: [
            ['18-Inch', 'de 18 pulgadas', 0.9],
            ['24-Inch', 'de 24 pulgadas', 1],
            ['Countertop', 'de mesa', 0.75]
        ],
        colours: ['white', 'black', 'stainless'],
        weekly: [10, 14],
        terms: [52, 65],
        dimensions: [
            [18, 24],
            [21, 26],
            [17, 36]
        ],
        weight: [48, 130],
        specifications: [noise, cycles],
        goesWith: ['refrigerator-top', 'microwave-counter'],
        words: ['dishes kitchen apartment', 'platos cocina']
    },
    {
        id: 'vacuum',
        category: 'appliances-cleaning-vacuums',
        family: 'cleaning',
        design: 'vacuum',
        noun: ['Vacuum', 'Aspiradora'],
        forms: [
            ['Cordless Stick', 'vertical inalámbrica', 1],
            ['Upright Pet', 'vertical para mascotas', 0.95],
            ['Robot', 'robot', 1.2],
            ['Robot Mop', 'robot con trapeador', 1.45]
        ],
        colours: ['black', 'red', 'blue', 'silver'],
        weekly: [7, 12],
        terms: [52],
        dimensions: [
            [10, 14],
            [9, 15],
            [4, 46]
        ],
        weight: [6, 19],
        specifications: [
            [
                ['Run time', 'Autonomía'],
                [
                    ['40 minutes', '40 minutos'],
                    ['60 minutes', '60 minutos'],
                    ['110 minutes', '110 minutos']
                ]
            ]
        ],
        goesWith: ['area-rug', 'washer'],
        carryout: true,
        words: ['cleaner floor cleaning', 'limpieza piso']
    },
    {
        id: 'window-ac',
        category: 'appliances-air-comfort-window-air-conditioners',
        family: 'air',
        design: 'air-conditioner',
        noun: ['Window Air Conditioner', 'Aire acondicionado de ventana'],
        forms: [
            ['8,000 BTU', 'de 8,000 BTU', 1],
            ['12,000 BTU', 'de 12,000 BTU', 1.3],
            ['18,000 BTU', 'de 18,000 BTU', 1.7],
            ['10,000 BTU Smart', 'inteligente de 10,000 BTU', 1.2]
        ],
        colours: ['white'],
        weekly: [8, 11],
        terms: [52],
        dimensions: [
            [18, 26],
            [16, 26],
            [13, 18]
        ],
        weight: [48, 110],
        specifications: [room, energy, noise],
        goesWith: ['vacuum', 'dehumidifier'],
        words: ['ac cooling cooler summer', 'clima frío enfriar']
    },
    {
        id: 'portable-ac',
        category: 'appliances-air-comfort-portable-air-conditioners',
        family: 'air',
        design: 'air-conditioner',
        noun: ['Portable Air Conditioner', 'Aire acondicionado portátil'],
        forms: [
            ['10,000 BTU', 'de 10,000 BTU', 1],
            ['12,000 BTU Dual-Hose', 'de doble manguera de 12,000 BTU', 1.2],
            ['14,000 BTU Heat & Cool', 'frío y calor de 14,000 BTU', 1.35]
        ],
        colours: ['white', 'black'],
        inColours: true,
        weekly: [10, 14],
        terms: [52, 65],
        dimensions: [
            [16, 19],
            [14, 17],
            [27, 33]
        ],
        weight: [54, 78],
        specifications: [room, energy, noise],
        goesWith: ['dehumidifier', 'vacuum'],
        carryout: true,
        words: ['ac cooling heater', 'clima enfriar calefacción']
    },
    {
        id: 'dehumidifier',
        category: 'appliances-air-comfort-dehumidifiers',
        family: 'air',
        design: 'air-conditioner',
        noun: ['Dehumidifier', 'Deshumidificador'],
        forms: [
            ['35-Pint', 'de 35 pintas', 1],
            ['50-Pint', 'de 50 pintas', 1.2],
            ['50-Pint Pump', 'con bomba de 50 pintas', 1.35]
        ],
        colours: ['white', 'gray'],
        weekly: [6, 9],
        terms: [52],
        dimensions: [
            [13, 16],
            [9, 12],
            [19, 25]
        ],
        weight: [32, 48],
        specifications: [room, energy],
        goesWith: ['portable-ac', 'washer'],
        carryout: true,
        words: ['basement moisture', 'sótano humedad']
    },
    {
        id: 'coffee-maker',
        category: 'appliances-small-kitchen-coffee-makers',
        family: 'kitchen',
        design: 'coffee-maker',
        noun: ['Coffee Maker', 'Cafetera'],
        forms: [
            ['12-Cup', 'de 12 tazas', 1],
            ['Single-Serve', 'de una taza', 1.05],
            ['Espresso', 'para espresso', 1.5],
            ['Dual', 'doble', 1.2]
        ],
        colours: ['black', 'stainless', 'red', 'white'],
        inColours: true,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [7, 13],
            [9, 14],
            [12, 16]
        ],
        weight: [6, 22],
        specifications: [watts],
        goesWith: ['microwave-counter', 'air-fryer'],
        carryout: true,
        addOn: true,
        words: ['brewer kitchen drink', 'café cocina']
    },
    {
        id: 'air-fryer',
        category: 'appliances-small-kitchen-air-fryers',
        family: 'kitchen',
        design: 'air-fryer',
        noun: ['Air Fryer', 'Freidora de aire'],
        forms: [
            ['6-Quart', 'de 6 cuartos', 1],
            ['8-Quart Dual-Basket', 'de doble canasta de 8 cuartos', 1.25],
            ['Toaster Oven', 'con horno tostador', 1.35]
        ],
        colours: ['black', 'white', 'stainless'],
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [11, 17],
            [12, 16],
            [11, 15]
        ],
        weight: [10, 26],
        specifications: [watts],
        goesWith: ['coffee-maker', 'microwave-counter'],
        carryout: true,
        addOn: true,
        words: ['fry kitchen oven', 'freír cocina']
    },
    {
        id: 'microwave-counter',
        category: 'appliances-small-kitchen-countertop-microwaves',
        family: 'kitchen',
        design: 'microwave',
        noun: ['Countertop Microwave', 'Microondas de mesa'],
        forms: [
            ['0.9 cu. ft.', 'de 0.9 pies cúbicos', 0.9],
            ['1.1 cu. ft.', 'de 1.1 pies cúbicos', 1],
            ['1.6 cu. ft. Inverter', 'Inverter de 1.6 pies cúbicos', 1.3],
            ['Air Fry', 'con freidora de aire', 1.4]
        ],
        colours: ['black', 'stainless', 'white', 'red'],
        inColours: true,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [18, 24],
            [14, 20],
            [11, 14]
        ],
        weight: [24, 44],
        specifications: [watts],
        goesWith: ['coffee-maker', 'refrigerator-mini', 'air-fryer'],
        carryout: true,
        words: ['kitchen oven small', 'horno cocina pequeño']
    }
]
