// Loaded before the program: the first time of day that it writes brings a fault whose message holds what it should not.
const write = Date.prototype.toISOString;
let isBroken = true;
Date.prototype.toISOString = function () {
  if (!isBroken) return write.call(this);
  isBroken = false;
  throw new TypeError(`broken while sending authorization: Bearer ${process.env.PDO_PROVIDER_KEY}`);
};
