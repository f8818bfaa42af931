/**
 * Words that residents and town halls use for the same thing, in lowercase and in the singular. A resident who types one
 * of a group finds forms with any of them. A group is one line; phrases have spaces.
 */
const lines = `
dog, puppy, pet, animal, canine
cat, kitten, pet, animal
chicken, hen, poultry, livestock, animal
bee, beekeeping, apiary, hive
license, registration, permit
permit, permission, authorization, approval
building, build, construction, construct, remodel, renovation, addition, alteration
house, home, residence, residential, dwelling
deck, porch, patio, building
shed, garage, carport, outbuilding, accessory structure
basement, remodel, finish, building
demolition, demolish, tear down, wreck, razing
fence, fencing, wall
roof, roofing, reroof, shingle
sign, signage, billboard, banner
pool, swimming pool, spa, hot tub
solar, solar panel, photovoltaic
electric, electrical, wiring, electrician
plumbing, plumber, pipe, water heater
heating, hvac, furnace, air conditioning, mechanical
contractor, builder, tradesman
zoning, variance, land use, setback, rezoning
inspection, inspect, inspector
yard sale, garage sale, rummage sale, tag sale, estate sale, moving sale
block party, street party, street closure, road closure, neighborhood party
event, festival, parade, concert, race, fair, celebration, special event
party, event, gathering
park, playground, recreation
shelter, pavilion, picnic, gazebo, rental, reservation
reservation, reserve, rent, rental, booking, book
wedding, reception, event, reservation
film, filming, movie, photography
business, company, shop, store, startup, enterprise
restaurant, cafe, food service, food establishment
food truck, mobile food, vendor, vending, peddler, street vendor
peddler, solicitor, door to door, canvasser
liquor, alcohol, beer, wine
tobacco, cigarette, vape
taxi, cab, rideshare, limousine
short term rental, airbnb, vacation rental, bed and breakfast
landlord, rental property, tenant, rental registration
record, public record, foia, open record, document request, freedom of information
police report, accident report, incident report, crash report
complaint, report, problem, issue, concern, nuisance
pothole, road damage, street repair, pavement, asphalt
street, road, lane, avenue
streetlight, street light, street lamp, lamp
sidewalk, walkway, curb
driveway, curb cut, approach, apron
snow, plow, plowing, ice
trash, garbage, refuse, rubbish, waste, solid waste, litter
recycling, recycle, compost
dumpster, roll off, container
bulk, bulky, large item, furniture, appliance
graffiti, vandalism
weed, tall grass, overgrown, mowing
tree, branch, limb, stump, forestry
water, sewer, utility, utilities
meter, water meter
water bill, utility bill, utility payment
parking, parking permit, parking ticket
ticket, citation, fine, violation
burn, bonfire, open burning, campfire, fire
fireworks, pyrotechnics
alarm, alarm registration, security system
gun, firearm, weapon, concealed carry
marriage, wedding license
birth certificate, birth record
death certificate, death record, burial, cemetery, grave
property tax, tax, assessment, exemption
homestead, exemption, senior exemption
vote, voter, voting, election, ballot, absentee
job, employment, career, hiring
volunteer, board, commission, committee
library, library card
dig, excavation, excavate, right of way, encroachment
flood, floodplain, drainage, stormwater
appeal, hearing, dispute
bicycle, bike
accessible, ada, disability, handicap, wheelchair
`;

export const synonymGroups: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()));

/** Everyday words of requests that name no form. They would match nothing, or everything. */
export const fillerWords: ReadonlySet<string> = new Set(
  `a about an and any apply applying are at be can do does file fill for from get getting give have how i if in into is it
  me my need needs new obtain of on online or our out please some that the their there to town up want was we what when
  where which who will with you your`.split(/\s+/),
);

/** Words in so many names that they tell forms apart only together with others. */
export const genericWords: ReadonlySet<string> = new Set([
  ...['license', 'permit', 'registration', 'permission', 'authorization', 'approval'],
  ...['report', 'request', 'problem', 'issue', 'complaint', 'event'],
]);
