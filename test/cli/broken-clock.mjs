// Loaded before the program: a fault that nobody foresaw, whose message holds what it should not.
performance.now = () => {
  throw new TypeError(`broken while sending authorization: Bearer ${process.env.PDO_PROVIDER_KEY}`);
};
